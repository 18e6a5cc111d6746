// violates: domain-folder-layout, exported-code-has-test
export const total = () => 1;
