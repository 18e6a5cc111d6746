import type { Carrier } from '#src/domains/orders/contract/parcel.ts';

/**
 * Public tracking pages; `{}` is replaced by the tracking code. Taken from public code of other shops in 2026. For
 * Viettel Post no reliable URL with a code was found, so its page asks for the code.
 */
const PAGES: Readonly<Record<Carrier, string | null>> = {
	ghn: 'https://donhang.ghn.vn/?order_code={}',
	ghtk: 'https://i.ghtk.vn/{}',
	viettel_post: 'https://viettelpost.com.vn/tra-cuu-hanh-trinh-don/',
	vnpost: 'https://vnpost.vn/vi-vn/dinh-vi/buu-pham?key={}',
	jt_express: 'https://jtexpress.vn/vi/tracking?type=track&billcode={}',
	own: null,
	other: null,
};

export function trackingUrl(carrier: Carrier, tracking: string): string | null {
	const page = PAGES[carrier];
	return page && tracking ? page.replace('{}', encodeURIComponent(tracking)) : null;
}
