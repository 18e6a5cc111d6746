import { mayStaff, type StaffRight } from '#src/domains/vendors/rules/staff-rights.ts';

/** `decide`: promise or give back. `pack`: what the store room does as well. */
export type OrderTask = 'decide' | 'pack';

const RIGHTS = { decide: 'orders.handle', pack: 'orders.pack' } as const satisfies Record<OrderTask, StaffRight>;

export const mayHandleOrder = (role: string, task: OrderTask): boolean => mayStaff(role, RIGHTS[task]);
