// violates: words-stand-in-messages
export const Empty = () => <p>Giỏ hàng trống</p>;
