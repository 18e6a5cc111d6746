// violates: whatever-works-has-a-test
export const sweep = () => 1;
