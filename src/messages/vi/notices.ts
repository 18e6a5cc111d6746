import { BRAND, LEGAL_IDENTITY } from '#src/shared/brand.ts';

export const mailFoot = `${BRAND.name} gửi thư này vì nó liên quan đến đơn hàng, gian hàng, bizcoin, đánh giá hoặc câu hỏi của bạn. Hỗ trợ: ${LEGAL_IDENTITY.email}, ${LEGAL_IDENTITY.phone}.`;
