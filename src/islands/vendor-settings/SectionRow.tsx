import down from 'icon:arrow-down';
import up from 'icon:arrow-up';
import type { ShopSection } from '#src/domains/product-editing/contract/sections.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = {
	readonly section: ShopSection;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onMove: (by: 1 | -1) => void;
	readonly onAction: (kind: 'fill' | 'rename' | 'remove') => void;
};
const ACTIONS = ['fill', 'rename', 'remove'] as const;

export function SectionRow({ section, isFirst, isLast, onMove, onAction }: Props) {
	const { name, products } = section;
	const arrow = (shapes: typeof up, label: string, isOff: boolean, by: 1 | -1) => (
		<button
			className="btn btn-quiet btn-icon"
			type="button"
			aria-label={label}
			disabled={isOff}
			onClick={() => onMove(by)}
		>
			<Icon shapes={shapes} />
		</button>
	);
	return (
		<li className="section-row">
			<p className="section-name">
				<strong>{name}</strong>
				<span>{messages.count(products)}</span>
			</p>
			<div className="section-arrows">
				{arrow(up, messages.up(name), isFirst, -1)}
				{arrow(down, messages.down(name), isLast, 1)}
			</div>
			<div className="section-acts">
				{ACTIONS.map((kind) => (
					<Button key={kind} kind={kind === 'fill' ? 'secondary' : 'quiet'} onClick={() => onAction(kind)}>
						{messages[kind]} <span className="sr-only">{name}</span>
					</Button>
				))}
			</div>
		</li>
	);
}
