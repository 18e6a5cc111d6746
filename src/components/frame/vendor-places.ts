import boxes from 'icon:boxes';
import chart from 'icon:chart-column';
import clipboardList from 'icon:clipboard-list';
import message from 'icon:message-circle';
import settings from 'icon:settings';
import ticket from 'icon:ticket-percent';
import wallet from 'icon:wallet';
import { vendorPlaceMessages as messages } from '#src/messages/vi/frame.ts';
import { url } from '#src/routes.ts';
import type { IconShapes } from '#src/shared/pictures/icon-shapes.ts';
import { isOpen } from '#src/shared/site/open-sections.ts';

export type VendorPlace = keyof typeof messages;
type Place = {
	readonly key: VendorPlace;
	readonly href: string;
	readonly icon: IconShapes;
	readonly counter?: string;
	/** On a phone the others are behind the bar's last entry. */
	readonly isInBar?: boolean;
	readonly isShown?: boolean;
};

const PLACES: readonly Place[] = [
	{ key: 'overview', href: url.vendorOverview(), icon: chart, isShown: isOpen('vendorOverview') },
	{ key: 'orders', href: url.vendorOrders(), icon: clipboardList, counter: 'vendorOrders', isInBar: true },
	{ key: 'products', href: url.vendorProducts(), icon: boxes, isInBar: true, isShown: isOpen('vendorProducts') },
	{ key: 'customers', href: url.vendorCustomers(), icon: message, counter: 'vendorCustomers', isInBar: true },
	{ key: 'money', href: url.vendorMoney(), icon: wallet, isInBar: true },
	{ key: 'vouchers', href: url.vendorVouchers(), icon: ticket },
	{ key: 'settings', href: url.vendorInfo(), icon: settings },
];

export const vendorPlaces = (here: VendorPlace) =>
	PLACES.filter((place) => place.isShown !== false).map((place) => ({
		...place,
		text: messages[place.key],
		isHere: place.key === here,
	}));
