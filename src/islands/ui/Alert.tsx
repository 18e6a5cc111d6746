import check from 'icon:circle-check';
import info from 'icon:info';
import octagon from 'icon:octagon-alert';
import triangle from 'icon:triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
	readonly kind?: 'success' | 'error' | 'warning' | 'info';
	readonly title?: string;
	readonly children: ReactNode;
};

const ICONS = { success: check, error: octagon, warning: triangle, info };

export function Alert({ kind = 'info', title, children }: Props) {
	return (
		<div className={`alert alert-${kind}`} role={kind === 'error' ? 'alert' : undefined}>
			<Icon shapes={ICONS[kind]} />
			<div>
				{title && <p className="alert-title">{title}</p>}
				{children}
			</div>
		</div>
	);
}
