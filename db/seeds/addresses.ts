import { eq } from 'drizzle-orm';
import type { AddAddressInput } from '#src/domains/addresses/contract.ts';
import { savedAddresses } from '#src/domains/addresses/db/tables.ts';
import { addAddress } from '#src/domains/addresses/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { as, expectOk, inThePast, memberActor } from './in-the-past.ts';
import { CUSTOMERS } from './people.ts';
import { customerIdOf } from './shops.ts';

/** Covers the three regions and thereby all shipping zones. */
const HOMES: readonly (readonly Omit<AddAddressInput, 'recipient' | 'phone'>[])[] = [
	[
		{ provinceCode: '79', wardCode: '26740', street: 'Số 18 hẻm Mẫu 5, đường Mẫu', note: 'Giao giờ hành chính' },
		{ provinceCode: '92', wardCode: '31120', street: 'Số 6 đường Mẫu, nhà ba mẹ' },
	],
	[
		{ provinceCode: '01', wardCode: '00004', street: 'Số 40 ngõ Mẫu 22, tầng 3' },
		{ provinceCode: '31', wardCode: '11329', street: 'Số 9 đường Mẫu' },
	],
	[{ provinceCode: '48', wardCode: '20242', street: 'Số 27 đường Mẫu, gần chợ', note: 'Gọi trước khi giao' }],
];

export async function loadAddresses(context: Context<SystemActor>): Promise<void> {
	for (const [index, { email, name }] of CUSTOMERS.entries()) {
		const customerId = await customerIdOf(context.read, email);
		if ((await context.read.$count(savedAddresses, eq(savedAddresses.customerId, customerId))) > 0) continue;
		const contact = { recipient: name, phone: `0912 000 00${index + 1}` };
		await inThePast(context, 24 * 30, async (scope) => {
			const owner = as(scope, memberActor(customerId));
			for (const home of HOMES[index] ?? []) expectOk(await addAddress(owner, { ...contact, ...home }), email);
		});
	}
}
