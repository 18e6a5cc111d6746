// violates: exported-code-has-test
export const merge = () => 1;
