// violates: words-stand-in-messages
export const BEFORE = 'Giá cũ hàng';
