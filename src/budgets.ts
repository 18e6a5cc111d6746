/**
 * Limits of a page's initial JavaScript in kB (1,000 bytes), brotli-compressed. A page without an entry must not use
 * React and may load `READING_KB`. The build fails above the limit.
 */
export const READING_KB = 10;

export const PAGE_BUDGETS_KB: Readonly<Record<string, number>> = {
	'/product/[slug]': 110,
	'/Shop/[slugVendor]': 12,
	'/Auth/Login': 40,
	'/Auth/Register': 40,
	'/Auth/Callback': 40,
	'/customer/info': 120,
	'/customer/address': 150,
	'/customer/bizcoin': 110,
	'/customer/cart': 120,
	'/customer/cart/checkout': 160,
	'/customer/orders': 120,
	'/customer/orders/[id]': 120,
	'/payment/result': 110,
	'/khieu-nai': 120,
	'/Vendor/apply': 120,
	'/Vendor/info': 120,
	'/Vendor/add-product': 180,
	'/Vendor/edit-product/[id]': 180,
	'/Vendor/manage-product': 120,
	'/Vendor/overview': 120,
	'/Vendor/money': 120,
	'/Vendor/vouchers': 120,
	'/Vendor/order': 120,
	'/Vendor/order/[id]': 120,
	'/Vendor/customers': 120,
	'/tin-nhan': 120,
	'/Vendor/tin-nhan': 120,
};
