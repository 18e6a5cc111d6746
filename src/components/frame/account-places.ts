import user from 'icon:circle-user-round';
import coins from 'icon:coins';
import heart from 'icon:heart';
import mapPin from 'icon:map-pin';
import message from 'icon:message-circle';
import packageIcon from 'icon:package';
import store from 'icon:store';
import ticket from 'icon:ticket-percent';
import { accountPlaceMessages as messages } from '#src/messages/vi/frame.ts';
import { url } from '#src/routes.ts';
import { isOpen } from '#src/shared/site/open-sections.ts';

export type AccountPlace =
	| 'orders'
	| 'conversations'
	| 'account'
	| 'addresses'
	| 'bizcoin'
	| 'wishlist'
	| 'vouchers'
	| 'shops';

const PLACES = [
	{ key: 'orders', href: url.orders(), text: messages.orders, icon: packageIcon, isShown: true },
	{
		key: 'conversations',
		href: url.conversations(),
		text: messages.conversations,
		icon: message,
		isShown: true,
		counter: 'conversations',
	},
	{ key: 'account', href: url.account(), text: messages.account, icon: user, isShown: true },
	{ key: 'addresses', href: url.addresses(), text: messages.addresses, icon: mapPin, isShown: true },
	{ key: 'bizcoin', href: url.bizcoin(), text: messages.bizcoin, icon: coins, isShown: isOpen('bizcoin') },
	{ key: 'wishlist', href: url.wishlist(), text: messages.wishlist, icon: heart, isShown: isOpen('wishlist') },
	{ key: 'vouchers', href: url.savedVouchers(), text: messages.vouchers, icon: ticket, isShown: true },
	{ key: 'shops', href: url.followedShops(), text: messages.shops, icon: store, isShown: true },
] as const;

export const accountPlaces = PLACES.filter((place) => place.isShown);
