import { hasStaffRight, type StaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';

/** `decide`: confirm or decline an order. `pack`: pack and ship, which warehouse staff may do as well. */
export type OrderTask = 'decide' | 'pack';

const RIGHTS = { decide: 'orders.handle', pack: 'orders.pack' } as const satisfies Record<OrderTask, StaffRight>;

export const mayHandleOrder = (role: string, task: OrderTask): boolean => hasStaffRight(role, RIGHTS[task]);
