import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { SavedAddress } from '../contract.ts';
import { provinces, savedAddresses, wards } from './tables.ts';

const addressColumns = {
	id: savedAddresses.id,
	recipient: savedAddresses.recipient,
	phone: savedAddresses.phone,
	provinceCode: savedAddresses.provinceCode,
	provinceName: provinces.name,
	region: provinces.region,
	wardCode: savedAddresses.wardCode,
	wardName: wards.name,
	street: savedAddresses.street,
	note: savedAddresses.note,
	isDefault: savedAddresses.isDefault,
};

export async function findAddresses(read: ReadDatabase, customerId: string): Promise<readonly SavedAddress[]> {
	return read
		.select(addressColumns)
		.from(savedAddresses)
		.innerJoin(wards, eq(wards.code, savedAddresses.wardCode))
		.innerJoin(provinces, eq(provinces.code, savedAddresses.provinceCode))
		.where(eq(savedAddresses.customerId, customerId))
		.orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.createdAt), asc(savedAddresses.id));
}

/** Null also for an address of another customer. */
export async function findAddress(read: ReadDatabase, customerId: string, id: string): Promise<SavedAddress | null> {
	const [row] = await read.read<SavedAddress>(sql`
		select saved.id, saved.recipient, saved.phone, saved.province_code as "provinceCode",
			provinces.name as "provinceName", provinces.region, saved.ward_code as "wardCode",
			wards.name as "wardName", saved.street, saved.note, saved.is_default as "isDefault"
		from saved_addresses saved join wards on wards.code = saved.ward_code
		join provinces on provinces.code = saved.province_code
		where saved.customer_id = ${customerId} and saved.id = ${id}`);
	return row ?? null;
}

export async function isUnitKnown(read: ReadDatabase, provinceCode: string, wardCode: string): Promise<boolean> {
	const rows = await read
		.select({ code: wards.code })
		.from(wards)
		.where(and(eq(wards.provinceCode, provinceCode), eq(wards.code, wardCode)));
	return rows.length === 1;
}

/** Serialises changes of one address book, because the limit and the single default depend on all rows. */
export async function lockAddressBook(tx: Transaction, customerId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${customerId}`}, 0))`);
}

export type AddressRecord = Pick<
	SavedAddress,
	'id' | 'recipient' | 'phone' | 'provinceCode' | 'wardCode' | 'street' | 'note'
>;

export async function insertAddress(tx: Transaction, customerId: string, record: AddressRecord, at: Date) {
	await tx.insert(savedAddresses).values({ ...record, customerId, isDefault: false, createdAt: at, updatedAt: at });
}

export async function updateAddress(tx: Transaction, customerId: string, record: AddressRecord, at: Date) {
	const { id, ...fields } = record;
	await tx
		.update(savedAddresses)
		.set({ ...fields, updatedAt: at })
		.where(and(eq(savedAddresses.customerId, customerId), eq(savedAddresses.id, id)));
}

export async function deleteAddress(tx: Transaction, customerId: string, id: string): Promise<void> {
	await tx.delete(savedAddresses).where(and(eq(savedAddresses.customerId, customerId), eq(savedAddresses.id, id)));
}

/** Clears the old default first, because a unique index allows only one. */
export async function markDefault(tx: Transaction, customerId: string, id: string): Promise<void> {
	await tx
		.update(savedAddresses)
		.set({ isDefault: false })
		.where(and(eq(savedAddresses.customerId, customerId), eq(savedAddresses.isDefault, true)));
	await tx
		.update(savedAddresses)
		.set({ isDefault: true })
		.where(and(eq(savedAddresses.customerId, customerId), eq(savedAddresses.id, id)));
}
