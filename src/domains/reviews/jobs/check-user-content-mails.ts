import { staffMailCheck } from '#src/domains/vendors/index.ts';
import { SHOP_USER_CONTENT_NOTICES } from '../rules/notices.ts';

export const userContentMailCheck = staffMailCheck(SHOP_USER_CONTENT_NOTICES, 'voices.answer');
