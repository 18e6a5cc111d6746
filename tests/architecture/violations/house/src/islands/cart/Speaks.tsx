// violates: user-texts-only-in-messages
export const Empty = () => <p>Giỏ hàng trống</p>;
