// violates: whatever-works-has-a-test
export const merge = () => 1;
