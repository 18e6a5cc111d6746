// violates: use-case-starts-with-verb, exported-code-has-test
export const cart = () => 1;
