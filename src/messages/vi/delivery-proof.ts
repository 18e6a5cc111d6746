import type { ParcelView } from '#src/domains/fulfilment/contract/fulfilment.ts';
import type { DeliveryProof } from '#src/domains/orders/contract/parcel.ts';
import { failedDeliveryReasonMessages } from './orders.ts';

export const proofMessages = ({
	recipient,
	proof,
	proofReference,
}: Omit<DeliveryProof, 'pictureIds'>): readonly string[] => [
	...(recipient ? [`Người nhận: ${recipient}`] : []),
	...(proof ? [recipient ? `Ghi chú khi giao: ${proof}` : `Người nhận: ${proof}`] : []),
	...(proofReference ? [`Mã xác nhận của bên vận chuyển: ${proofReference}`] : []),
];

/** Says who received the parcel or why the delivery failed. */
export const parcelProofMessages = (
	parcel: Pick<ParcelView, 'state' | 'refusal'> & DeliveryProof,
): readonly string[] => {
	if (parcel.state === 'delivered') return proofMessages(parcel);
	const why = [parcel.refusal && failedDeliveryReasonMessages[parcel.refusal], parcel.proof].filter(Boolean);
	return why.length > 0 ? [`Lý do: ${why.join('. ')}`] : [];
};

export const deliverMessages = {
	title: 'Gói hàng đã tới tay người mua?',
	text: 'Bạn ghi lại ai đã nhận; đây là bằng chứng nếu có tranh chấp.',
	yes: 'Đã giao đến nơi',
	no: 'Chưa',
	recipient: 'Tên người nhận',
	recipientNeeded: 'Bạn ghi tên người đã nhận nhé.',
	note: 'Ghi chú khi giao',
	noteHint: 'Ví dụ: gửi lễ tân lúc 10 giờ.',
	picturesHint: 'Ảnh gói hàng ở nơi giao. Chỉ bạn, người mua và người phân xử của Chợ Biz xem được.',
} as const;
