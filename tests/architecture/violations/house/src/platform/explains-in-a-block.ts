// violates: comment-of-three-lines
/**
 * One.
 * Two.
 * Three.
 * Four.
 */
export const one = 1;
