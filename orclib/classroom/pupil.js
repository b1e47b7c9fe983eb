// A pupil's page looks whether there is something new, and sends an answer without leaving what is on the screen: where
// the teacher's computer does not answer for a while, it says so and goes on by itself. Written for old phones too.
(function () {
  var body = document.body, busy = document.getElementById("busy"), form = document.querySelector("form");
  var missed = 0, sending = false; // a page with an answer on its way is left by that answer alone

  function call(method, address, text, then) {
    var request = new XMLHttpRequest();
    request.open(method, address);
    request.timeout = 8000;
    if (text !== null) request.setRequestHeader("Content-Type", "application/x-www-form-urlencoded");
    request.onload = function () { then(request.status === 200, request); };
    request.onerror = request.ontimeout = function () { then(false, request); };
    request.send(text);
  }

  function told(well) {
    missed = well ? 0 : missed + 1;
    busy.className = missed > 1 ? "busy" : "busy off";
  }

  function look() {
    call("GET", body.getAttribute("data-look"), null, function (well, request) {
      if (sending) return;
      told(well);
      // The room of another day is no longer there: the page says so.
      if (request.status === 404 || (well && request.responseText !== body.getAttribute("data-now"))) {
        location.replace(body.getAttribute("data-home"));
      } else {
        setTimeout(look, Math.min(1500 * (missed + 1), 10000) + 1000 * Math.random());
      }
    });
  }

  function filled() {
    var parts = [], fields = form.elements;
    for (var i = 0; i < fields.length; i++) {
      var field = fields[i], ticked = field.type === "hidden" || field.checked;
      if (field.name && ticked) parts.push(encodeURIComponent(field.name) + "=" + encodeURIComponent(field.value));
    }
    return parts.join("&");
  }

  function send() {
    call("POST", form.getAttribute("action"), filled(), function (well, request) {
      if (well) {
        location.replace(request.responseURL || body.getAttribute("data-home"));
      } else if (request.status >= 400 && request.status !== 429 && request.status < 500) {
        location.replace(body.getAttribute("data-home")); // it would be refused for ever: begin anew
      } else {
        busy.className = "busy";
        setTimeout(send, 2000 + 1000 * Math.random());
      }
    });
  }

  if (form) {
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      form.querySelector("button").disabled = true;
      sending = true;
      send();
    });
  }
  setTimeout(look, 1000);
})();
