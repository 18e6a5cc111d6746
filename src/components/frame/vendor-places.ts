import boxes from 'icon:boxes';
import chart from 'icon:chart-column';
import clipboardList from 'icon:clipboard-list';
import store from 'icon:store';
import ticket from 'icon:ticket-percent';
import wallet from 'icon:wallet';
import { isOpen } from '#src/components/frame/sections.ts';
import { vendorPlaceMessages as messages } from '#src/messages/vi/frame.ts';
import { url } from '#src/routes.ts';

type VendorPlace = 'overview' | 'orders' | 'products' | 'money' | 'vouchers' | 'shop';

export const vendorPlaces = (here: VendorPlace) =>
	[
		{
			key: 'overview',
			href: url.vendorOverview(),
			text: messages.overview,
			icon: chart,
			isShown: isOpen('vendorOverview'),
		},
		{ key: 'orders', href: url.vendorOrders(), text: messages.orders, icon: clipboardList, counter: 'vendorOrders' },
		{
			key: 'products',
			href: url.vendorProducts(),
			text: messages.products,
			icon: boxes,
			isShown: isOpen('vendorProducts'),
		},
		{ key: 'money', href: url.vendorMoney(), text: messages.money, icon: wallet },
		{ key: 'vouchers', href: url.vendorVouchers(), text: messages.vouchers, icon: ticket, bar: null },
		{ key: 'shop', href: url.vendorInfo(), text: messages.shop, icon: store, bar: messages.shopShort },
	]
		.filter((place) => place.isShown !== false)
		.map((place) => ({
			...place,
			bar: place.bar === null ? undefined : (place.bar ?? place.text),
			isHere: place.key === here,
		}));
