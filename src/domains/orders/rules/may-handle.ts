import type { ShopRole } from '#src/domains/vendors/contract.ts';

/** `decide`: promise or give back. `pack`: what the store room does as well. */
export type OrderTask = 'decide' | 'pack';

/** They look after orders: what happens to one is told to them. */
export const DECIDERS: readonly ShopRole[] = ['admin', 'orders'];

const ROLES: Readonly<Record<OrderTask, ReadonlySet<string>>> = {
	decide: new Set(DECIDERS),
	pack: new Set<ShopRole>([...DECIDERS, 'stock']),
};

export const mayHandleOrder = (role: string, task: OrderTask): boolean => ROLES[task].has(role);
