import type { ShopRole } from '#src/domains/vendors/contract.ts';

/** `decide`: promise or give back. `pack`: what the store room does as well. */
export type OrderTask = 'decide' | 'pack';

const ROLES: Readonly<Record<OrderTask, ReadonlySet<string>>> = {
	decide: new Set<ShopRole>(['admin', 'orders']),
	pack: new Set<ShopRole>(['admin', 'orders', 'stock']),
};

export const mayHandleOrder = (role: string, task: OrderTask): boolean => ROLES[task].has(role);
