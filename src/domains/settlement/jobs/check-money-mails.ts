import { staffMailCheck } from '#src/domains/vendors/index.ts';
import { SHOP_MONEY_NOTICES } from '../rules/notices.ts';

export const moneyMailCheck = staffMailCheck(SHOP_MONEY_NOTICES, 'money.see');
