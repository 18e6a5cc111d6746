import { url } from '#src/routes.ts';

export const POLICY_LINKS = [
	{ href: url.policyRules(), text: 'Quy chế hoạt động' },
	{ href: url.policyTerms(), text: 'Điều khoản sử dụng' },
	{ href: url.policyPrivacy(), text: 'Chính sách bảo mật' },
	{ href: url.policyPayment(), text: 'Chính sách thanh toán' },
	{ href: url.policyVnpay(), text: 'Hướng dẫn VNPAY' },
	{ href: url.policyShipping(), text: 'Chính sách giao vận' },
	{ href: url.policyRefund(), text: 'Hoàn và hủy đơn' },
	{ href: url.policyBizcoin(), text: 'Chính sách bizcoin' },
	{ href: url.policyDisputes(), text: 'Giải quyết tranh chấp' },
] as const;
