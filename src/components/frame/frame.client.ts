import { fetchCartCount, onCartCountChange, showCartCount } from '#src/browser/cart-count.ts';
import { watchCartLinks } from '#src/components/cart/cart-open.client.ts';
import { watchCategoriesLink } from '#src/components/frame/categories-open.client.ts';
import { watchFrame } from '#src/components/frame/every-frame.client.ts';
import { watchSearchBoxes } from '#src/components/search/search-open.client.ts';

watchFrame();
watchCartLinks();
watchCategoriesLink();
watchSearchBoxes();
void fetchCartCount();
onCartCountChange(showCartCount);
