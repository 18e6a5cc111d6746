import { useState } from 'react';
import { PLATFORM_TERMS, type ShippingProfile, shippingConfig } from '#src/domains/shipping/contract.ts';
import {
	assignProducts,
	type ProfileDraft,
	readShippingProducts,
	removeProfile,
} from '#src/islands/vendor-shipping/store.ts';
import { shippingScreenMessages as messages } from '#src/messages/vi/vendor/vendor-shipping.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ProductPicker } from '../vendor/ProductPicker.tsx';
import { type Folded, SettingsPart } from '../vendor-settings/SettingsPart.tsx';
import { COPIED_TERMS } from './copied-terms.ts';
import type { Places } from './ProfilePreview.tsx';
import { RateSummary } from './RateSummary.tsx';

type Props = Folded & {
	readonly initial: readonly ShippingProfile[];
	/** Number of products by profile id. */
	readonly goods: Readonly<Record<string, number>>;
	readonly places: Places;
};
type Action = { readonly kind: 'fill' | 'remove'; readonly profile: ShippingProfile };

const blank = (isCommon: boolean): ProfileDraft => ({
	id: null,
	version: 0,
	isCommon,
	terms: COPIED_TERMS,
	name: isCommon ? messages.nameCommon : '',
});

const loadDialog = () => import('./ProfileDialog.tsx');

/** The platform's rates, the shop's common rates and those of some products. */
export function ShippingPart({ initial, goods, places, isOpenAtFirst }: Props) {
	const [profiles, setProfiles] = useState(initial);
	const [counts, setCounts] = useState(goods);
	const [edited, setEdited] = useState<ProfileDraft | null>(null);
	const [act, setAction] = useState<Action | null>(null);
	const [isOpen, setOpen] = useState(false);
	const loaded = useLoaded(loadDialog, edited !== null);
	const edit = (draft: ProfileDraft) => {
		setEdited(draft);
		setAction(null);
		setOpen(true);
	};
	const begin = (kind: Action['kind'], profile: ShippingProfile) => {
		setAction({ kind, profile });
		setEdited(null);
		setOpen(true);
	};
	const isComing = (id: string | null) => edited?.id === id && !loaded;
	const close = () => setOpen(false);
	const count = (id: string, productNow: number) => setCounts({ ...counts, [id]: productNow });
	const hasCommon = profiles.some(({ isCommon }) => isCommon);
	return (
		<SettingsPart
			id="phi-giao"
			title={messages.title}
			said={messages.said(hasCommon, profiles.length)}
			isOpenAtFirst={isOpenAtFirst}
		>
			<div className="account-form">
				<p>{messages.text}</p>
				{!hasCommon && (
					<div className="rate-card">
						<p>{profiles.length > 0 ? messages.platformRemainder : messages.platform}</p>
						<RateSummary terms={PLATFORM_TERMS} />
					</div>
				)}
				{profiles.map((profile) => (
					<ProfileCard
						key={profile.id}
						profile={profile}
						goods={counts[profile.id] ?? 0}
						isComing={isComing(profile.id)}
						onEdit={() => edit(profile)}
						onAction={(kind) => begin(kind, profile)}
					/>
				))}
				<div className="shop-picture-acts">
					{!hasCommon && (
						<Button kind="secondary" isBusy={isComing(null)} onClick={() => edit(blank(true))}>
							{messages.makeCommon}
						</Button>
					)}
					{profiles.length < shippingConfig.profilesMax && (
						<Button kind="secondary" isBusy={isComing(null)} onClick={() => edit(blank(false))}>
							{messages.makeSpecial}
						</Button>
					)}
				</div>
				{edited && loaded && (
					<loaded.ProfileDialog
						key={`${edited.id} ${edited.version} ${edited.isCommon}`}
						initial={edited}
						places={places}
						isOpen={isOpen}
						onSaved={(now) => {
							setProfiles(now);
							close();
						}}
						onClose={close}
					/>
				)}
				{act && <ActionDialog act={act} isOpen={isOpen} onClose={close} onProducts={count} onLeft={setProfiles} />}
			</div>
		</SettingsPart>
	);
}

type ActionProps = {
	readonly act: Action;
	readonly isOpen: boolean;
	readonly onClose: () => void;
	readonly onProducts: (id: string, count: number) => void;
	readonly onLeft: (profiles: readonly ShippingProfile[]) => void;
};

function ActionDialog({ act: { kind, profile }, isOpen, onClose, onProducts, onLeft }: ActionProps) {
	const { id, name } = profile;
	if (kind === 'fill') {
		return (
			<ProductPicker
				of={id}
				title={messages.productOf(name)}
				isOpen={isOpen}
				read={(q, cursor, signal) => readShippingProducts(id, q, cursor, signal)}
				onTick={async (productId, isIn) => {
					const count = await assignProducts(id, productId, isIn);
					if (count !== null) onProducts(id, count);
					return count !== null;
				}}
				onClose={onClose}
			/>
		);
	}
	return (
		<ConfirmDialog
			question={{
				title: messages.removeTitle(name),
				text: messages.removeText,
				yes: messages.remove,
				no: messages.keep,
				isDangerous: true,
			}}
			isOpen={isOpen}
			onClose={onClose}
			onConfirm={async () => {
				const left = await removeProfile(id);
				if (left) onLeft(left);
				return left !== null;
			}}
		/>
	);
}

type CardProps = {
	readonly profile: ShippingProfile;
	readonly goods: number;
	readonly isComing: boolean;
	readonly onEdit: () => void;
	readonly onAction: (kind: Action['kind']) => void;
};

function ProfileCard({ profile: { name, isCommon, terms }, goods, isComing, onEdit, onAction }: CardProps) {
	const named = <span className="sr-only"> {name}</span>;
	return (
		<div className="rate-card">
			<h3>{name}</h3>
			<p className="order-soft">{isCommon ? messages.common : messages.goods(goods)}</p>
			<RateSummary terms={terms} />
			<div className="shop-picture-acts">
				<Button kind="secondary" isBusy={isComing} onClick={onEdit}>
					{messages.edit}
					{named}
				</Button>
				{!isCommon && (
					<Button kind="secondary" onClick={() => onAction('fill')}>
						{messages.choose}
						{named}
					</Button>
				)}
				<Button kind="quiet" onClick={() => onAction('remove')}>
					{messages.remove}
					{named}
				</Button>
			</div>
		</div>
	);
}
