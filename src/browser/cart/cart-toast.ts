import { openCart } from '#src/browser/cart/cart-drawer.ts';
import { toast } from '#src/browser/toast.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';

/** At the bottom on a phone, because at the top it would cover the number of the cart that it announces. */
export const cartToast = (text: string): Promise<void> =>
	toast('success', text, { label: browserMessages.toCart, run: openCart, isAtBottomOnPhone: true });
