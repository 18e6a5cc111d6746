import { staffMailCheck } from '#src/domains/vendors/index.ts';
import { FEE_NOTICES } from '../rules/notices.ts';

export const feeMailCheck = staffMailCheck(FEE_NOTICES, 'money.see');
