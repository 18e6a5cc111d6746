// violates: words-stand-in-messages
export const EMPTY = 'Giỏ hàng trống';
