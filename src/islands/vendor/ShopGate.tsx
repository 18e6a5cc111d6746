import lock from 'icon:lock';
import store from 'icon:store';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { shopGateMessages as messages } from '#src/messages/vi/vendor/vendor.ts';
import { url } from '#src/routes.ts';
import { $auth, checkLogin } from '#src/stores/auth.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

type Props = {
	readonly title: string;
	readonly text: string;
	readonly skeleton: ReactNode;
	readonly children: ReactNode;
};

/**
 * Renders its content for shop staff only. The minimum height keeps the page footer out of the screen while loading.
 */
export const ShopGate = (props: Props) => (
	<div className="shop-gate">
		<Gate {...props} />
	</div>
);

/** Loads nothing before the current user is known. */
function Gate({ title, text, skeleton, children }: Props) {
	const { hasChecked, isLoggedIn, vendorData } = useStore($auth, { ssr: 'initial' });
	const [here, setHere] = useState('');
	useEffect(() => {
		setHere(location.pathname + location.search);
		void checkLogin();
	}, []);
	if (!hasChecked) return skeleton;
	if (!isLoggedIn) {
		return (
			<EmptyState icon={lock} title={title} text={text}>
				<a className="btn btn-primary" href={url.login(here)}>
					{messages.signIn}
				</a>
			</EmptyState>
		);
	}
	if (!vendorData) {
		return (
			<EmptyState icon={store} title={messages.noShopTitle} text={messages.noShopText}>
				<a className="btn btn-primary" href={url.vendorApply()}>
					{messages.howToSell}
				</a>
			</EmptyState>
		);
	}
	return children;
}
