import { eq } from 'drizzle-orm';
import { customers } from '#src/domains/identity/db/tables.ts';
import { storePicture } from '#src/domains/media/index.ts';
import {
	decideShop,
	editShopPage,
	findShopOfOwner,
	openShop,
	setReturns,
	submitShop,
} from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { as, expectOk, inLanes, inThePast, memberActor, vendorActor } from './in-the-past.ts';
import { OPERATOR } from './people.ts';
import { drawSign } from './pictures/draw.ts';
import { DEMO_SHOPS, type DemoShop } from './shop-list.ts';

export async function customerIdOf(read: ReadDatabase, email: string): Promise<string> {
	const [row] = await read.select({ id: customers.id }).from(customers).where(eq(customers.emailNormalised, email));
	if (!row) throw new Error(`no customer has the address ${email}`);
	return row.id;
}

export async function loadShops(context: Context<SystemActor>): Promise<void> {
	const operatorId = await customerIdOf(context.read, OPERATOR.email);
	await inLanes(DEMO_SHOPS, 2, (shop) => loadShop(context, shop, operatorId));
}

/** Applied for, approved and signed in one transaction: a killed loading leaves the whole shop or none. */
async function loadShop(context: Context<SystemActor>, shop: DemoShop, operatorId: string): Promise<void> {
	const { owner, application, capabilities, isApproved } = shop;
	const ownerId = await customerIdOf(context.read, owner.email);
	if (await findShopOfOwner(context.read, ownerId)) return;
	const sign = expectOk(await storePicture(context, await drawSign(application.name, shop.icon)), application.name);
	const contact = { phone: '0912 000 000', email: owner.email };
	await inThePast(context, shop.ageDays * 24, async (scope) => {
		const asOwner = as(scope, memberActor(ownerId));
		const opened = expectOk(await openShop(asOwner, { ...application, ...contact, capabilities }), application.name);
		expectOk(await submitShop(asOwner, { shopId: opened.id }), application.name);
		if (!isApproved) return;
		const operator = { ...memberActor(operatorId), kind: 'operator' as const, sessionId: newId() };
		expectOk(await decideShop(as(scope, operator), { shopId: opened.id, decision: 'approve' }), application.name);
		const { tagline = '', description = '' } = application;
		const page = { tagline, description, logoHash: sign.hash, bannerHash: null };
		const seller = as(scope, vendorActor(ownerId, opened.id));
		expectOk(await editShopPage(seller, page), application.name);
		if (shop.acceptsChangeOfMind) expectOk(await setReturns(seller, { acceptsChangeOfMind: true }), application.name);
	});
}
