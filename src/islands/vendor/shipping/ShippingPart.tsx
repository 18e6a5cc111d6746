import { useState } from 'react';
import { PLATFORM_TERMS, type ShippingProfile, shippingConfig } from '#src/domains/shipping/contract.ts';
import { shippingScreenWords as words } from '#src/messages/vi/shipping-screen.ts';
import { giveGoods, type ProfileDraft, readShippingGoods, removeProfile } from '#src/stores/vendor-shipping.ts';
import { AskDialog } from '../../forms/AskDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { GoodsPicker } from '../GoodsPicker.tsx';
import { COPIED_TERMS } from './copied-terms.ts';
import type { Places } from './ProfilePreview.tsx';
import { RateSummary } from './RateSummary.tsx';

type Props = {
	readonly initial: readonly ShippingProfile[];
	/** By profile: how many goods go by it. */
	readonly goods: Readonly<Record<string, number>>;
	readonly places: Places;
};
type Act = { readonly kind: 'fill' | 'remove'; readonly profile: ShippingProfile };

const blank = (isCommon: boolean): ProfileDraft => ({
	...{ id: null, version: 0, isCommon, terms: COPIED_TERMS },
	name: isCommon ? words.nameCommon : '',
});

const loadDialog = () => import('./ProfileDialog.tsx');

/** What the shop asks for the way: the market's rates, its own common ones, and those of some goods. */
export function ShippingPart({ initial, goods, places }: Props) {
	const [profiles, setProfiles] = useState(initial);
	const [counts, setCounts] = useState(goods);
	const [edited, setEdited] = useState<ProfileDraft | null>(null);
	const [act, setAct] = useState<Act | null>(null);
	/** A dialog closes before it goes: so the focus returns to where it was. */
	const [isOpen, setOpen] = useState(false);
	const loaded = useLoaded(loadDialog, edited !== null);
	const edit = (draft: ProfileDraft) => {
		setEdited(draft);
		setAct(null);
		setOpen(true);
	};
	const begin = (kind: Act['kind'], profile: ShippingProfile) => {
		setAct({ kind, profile });
		setEdited(null);
		setOpen(true);
	};
	const isComing = (id: string | null) => edited?.id === id && !loaded;
	const close = () => setOpen(false);
	const count = (id: string, goodsNow: number) => setCounts({ ...counts, [id]: goodsNow });
	const hasCommon = profiles.some(({ isCommon }) => isCommon);
	return (
		<div className="account-form">
			<p>{words.text}</p>
			{!hasCommon && (
				<div className="rate-card">
					<p>{profiles.length > 0 ? words.platformRest : words.platform}</p>
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
					onAct={(kind) => begin(kind, profile)}
				/>
			))}
			<div className="shop-picture-acts">
				{!hasCommon && (
					<Button kind="secondary" isBusy={isComing(null)} onClick={() => edit(blank(true))}>
						{words.makeCommon}
					</Button>
				)}
				{profiles.length < shippingConfig.profilesMax && (
					<Button kind="secondary" isBusy={isComing(null)} onClick={() => edit(blank(false))}>
						{words.makeSpecial}
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
			{act && <ActDialog act={act} isOpen={isOpen} onClose={close} onGoods={count} onLeft={setProfiles} />}
		</div>
	);
}

type ActProps = {
	readonly act: Act;
	readonly isOpen: boolean;
	readonly onClose: () => void;
	readonly onGoods: (id: string, count: number) => void;
	readonly onLeft: (profiles: readonly ShippingProfile[]) => void;
};

function ActDialog({ act: { kind, profile }, isOpen, onClose, onGoods, onLeft }: ActProps) {
	const { id, name } = profile;
	if (kind === 'fill') {
		return (
			<GoodsPicker
				of={id}
				title={words.goodsOf(name)}
				isOpen={isOpen}
				read={(q, cursor, signal) => readShippingGoods(id, q, cursor, signal)}
				onTick={async (productId, isIn) => {
					const count = await giveGoods(id, productId, isIn);
					if (count !== null) onGoods(id, count);
					return count !== null;
				}}
				onClose={onClose}
			/>
		);
	}
	return (
		<AskDialog
			question={{
				...{ title: words.removeTitle(name), text: words.removeText },
				...{ yes: words.remove, no: words.keep, isDangerous: true },
			}}
			isOpen={isOpen}
			onClose={onClose}
			onYes={async () => {
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
	readonly onAct: (kind: Act['kind']) => void;
};

function ProfileCard({ profile: { name, isCommon, terms }, goods, isComing, onEdit, onAct }: CardProps) {
	const named = <span className="sr-only"> {name}</span>;
	return (
		<div className="rate-card">
			<h3>{name}</h3>
			<p className="order-soft">{isCommon ? words.common : words.goods(goods)}</p>
			<RateSummary terms={terms} />
			<div className="shop-picture-acts">
				<Button kind="secondary" isBusy={isComing} onClick={onEdit}>
					{words.edit}
					{named}
				</Button>
				{!isCommon && (
					<Button kind="secondary" onClick={() => onAct('fill')}>
						{words.choose}
						{named}
					</Button>
				)}
				<Button kind="quiet" onClick={() => onAct('remove')}>
					{words.remove}
					{named}
				</Button>
			</div>
		</div>
	);
}
