// violates: use-case-is-a-verb, whatever-works-has-a-test
export const cart = () => 1;
