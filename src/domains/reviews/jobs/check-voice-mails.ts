import { staffMailCheck } from '#src/domains/vendors/index.ts';
import { SHOP_VOICE_NOTICES } from '../rules/notices.ts';

export const voiceMailCheck = staffMailCheck(SHOP_VOICE_NOTICES, 'voices.answer');
