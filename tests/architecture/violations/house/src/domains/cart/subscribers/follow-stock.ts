// violates: whatever-works-has-a-test
export const follow = () => 1;
