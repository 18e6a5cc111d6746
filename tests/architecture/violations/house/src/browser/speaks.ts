// violates: words-stand-in-messages
export const sayEmpty = (badge: HTMLElement): void => badge.setAttribute('aria-label', 'Giỏ hàng trống');
