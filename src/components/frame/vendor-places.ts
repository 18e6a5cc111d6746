import boxes from 'icon:boxes';
import clipboardList from 'icon:clipboard-list';
import store from 'icon:store';
import { isOpen } from '#src/components/frame/sections.ts';
import { url } from '#src/routes.ts';

type VendorPlace = 'orders' | 'products' | 'shop';

/** Navigation of the shop's console; `here` is the place the page belongs to. */
export const vendorPlaces = (here: VendorPlace) =>
	[
		{ key: 'orders', href: url.vendorOrders(), text: 'Đơn hàng', icon: clipboardList, counter: 'vendorOrders' },
		{ key: 'products', href: url.vendorProducts(), text: 'Sản phẩm', icon: boxes, isShown: isOpen('vendorProducts') },
		{ key: 'shop', href: url.vendorInfo(), text: 'Trang gian hàng', icon: store },
	]
		.filter((place) => place.isShown !== false)
		.map((place) => ({ ...place, isHere: place.key === here }));
