// violates: use-case-is-a-verb, rule-and-use-case-have-a-test
export const cart = () => 1;
