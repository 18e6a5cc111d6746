import { PAGE_ROUTES, routeOf } from '#src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { customerIdOf } from '../state/people.ts';
import { NOT_OPEN_TITLE, WALKS } from './page-kinds.ts';

const IS_FOR_MACHINES = /\.(xml|json|jpg)$|^\/fragments\//;
/** Duplicates of another page, or pages that need a URL that the product generates. */
const WALKED_ELSEWHERE: Readonly<Record<string, string>> = {
	'/Home': 'redirected or the same as /',
	'/customer': 'redirected to /customer/info',
	'/Vendor': 'redirected to /Vendor/overview',
	'/customer/cart/checkout': 'filled-cart.spec.ts',
	'/yeu-thich/[token]': 'reviews/wishlist.spec.ts and its 404 in the table',
};

test('every page route is walked, or its page states that the feature is not open yet', async ({ openPage, state }) => {
	const operator = await openPage(await customerIdOf(state, 'quantri@demo.chobiz.vn'));
	const shop = await openPage(await customerIdOf(state, 'shop@demo.chobiz.vn'));
	const walked = new Set<string | undefined>();
	for (const { path } of WALKS.flatMap(({ pages }) => pages)) {
		const address = typeof path === 'string' ? path : await path(shop.request);
		walked.add(routeOf(address.split('?')[0] ?? '')?.path);
	}
	for (const { path, guard } of PAGE_ROUTES) {
		if (walked.has(path) || IS_FOR_MACHINES.test(path) || path in WALKED_ELSEWHERE) continue;
		const { request } = guard === 'operator' ? operator : shop;
		const answer = await request.get(path.replace(/\[[^\]]+\]/g, '1'));
		expect.soft(answer.status(), path).toBe(200);
		expect.soft(await answer.text(), path).toContain(NOT_OPEN_TITLE);
	}
});
