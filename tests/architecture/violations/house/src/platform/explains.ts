// violates: comment-length
// One.
// Two.
// Three.
// Four.
export const one = 1;
