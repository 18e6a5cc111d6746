import { safeReturnUrl, url } from '#src/routes.ts';
import type { SignInPurpose } from '#src/shared/identity-screen.ts';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** More specific paths come first. */
const PURPOSES: readonly (readonly [place: string, purpose: SignInPurpose])[] = [
	[url.checkout(), 'order'],
	[url.cart(), 'cart'],
	[url.orders(), 'orders'],
	[url.wishlist(), 'wishlist'],
	[url.bizcoin(), 'coin'],
	[url.followedShops(), 'followed_shops'],
	[url.savedVouchers(), 'vouchers'],
	[url.conversations(), 'messages'],
	[url.addresses(), 'addresses'],
	[url.account(), 'account'],
	[url.notifications(), 'notices'],
	[url.complaint(), 'complaint'],
	[url.vendorApply(), 'apply'],
	[folderOf(url.vendorOverview()), 'console'],
	[url.bargains(), 'bargain'],
	[folderOf(url.product('-')), 'product'],
	[folderOf(url.shop('-')), 'shop'],
];

/** Returns the reason for signing in, by the return path; null for other paths. */
export function signInPurposeOf(returnUrl: string | null): SignInPurpose | null {
	const [path = ''] = safeReturnUrl(returnUrl).split('?');
	if (path === folderOf(url.account())) return 'account';
	return PURPOSES.find(([place]) => path === place || path.startsWith(`${place}/`))?.[1] ?? null;
}
