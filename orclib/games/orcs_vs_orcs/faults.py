def faults(state): return []
def typed_faults(typed, state): return []
