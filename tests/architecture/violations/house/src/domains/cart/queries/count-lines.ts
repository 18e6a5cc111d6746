// violates: queries-answer-plainly, whatever-works-has-a-test
type Result<V, F> = { readonly value: V } | { readonly error: F };
export const countLines = (): Result<number, never> => ({ value: 0 });
