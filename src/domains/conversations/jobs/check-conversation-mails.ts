import { staffMailCheck } from '#src/domains/vendors/index.ts';
import { SHOP_CONVERSATION_NOTICES } from '../rules/notices.ts';

export const conversationMailCheck = staffMailCheck(SHOP_CONVERSATION_NOTICES, 'voices.answer');
