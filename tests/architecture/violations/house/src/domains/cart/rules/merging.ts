// violates: rule-and-use-case-have-a-test
export const merge = () => 1;
