import { SESSION_KEYS } from "./storageKeys.ts";

/**
 * Inline script for the end of the article list, which the server sends in a different order each time. After Back or
 * Forward has reloaded the page, it restores the order shown there before, in both the cards and the page data, before
 * the first paint and before hydration. Otherwise it saves the current order, in case the visitor leaves before the
 * application runs. The key is in the entry's state: the script gives one to an entry that has none.
 * Attributes that depend on a card's position, such as its share of the row, stay with the position, and the two lists
 * keep their lengths. Cards differ in nothing else and have the order of the page data. The data are moved to another
 * element, because under Trusted Types changing a script element's text needs a policy.
 */
export const SEEN_ORDER_SCRIPT = `try{(()=>{
const store=sessionStorage,state=history.state??{},key=state.entry??Math.random().toString(36).slice(2,10);
const data=document.getElementById("page-data"),all=JSON.parse(data.textContent),page=Object.values(all).find(one=>one.posts);
const seen=JSON.parse(store.${SESSION_KEYS.postOrders}??"[]"),order=seen.find(([entry])=>entry===key)?.[1];
if(!state.entry)history.replaceState({...state,entry:key},"");
if(!order||performance.getEntriesByType("navigation")[0]?.type!=="back_forward")
return store.${SESSION_KEYS.postOrders}=JSON.stringify([...seen.filter(([entry])=>entry!==key),[key,page.posts.map(({id})=>id)]]);
const cards=[...document.querySelectorAll("[data-layout=index]>li")],lists=cards.map(card=>card.parentNode),named=["data-share","data-variant","sizes","loading","fetchpriority"];
const nodes=card=>[card,...card.querySelectorAll("*")],places=cards.map(card=>nodes(card).map(node=>named.map(name=>node.getAttribute(name))));
const placeOf=({id})=>order.includes(id)?order.indexOf(id):order.length,posts=[...page.posts].sort((a,b)=>placeOf(a)-placeOf(b));
posts.forEach((post,to)=>{const card=cards[page.posts.indexOf(post)];
nodes(card).forEach((node,i)=>named.forEach((name,k)=>{const value=places[to][i][k];value===null?node.removeAttribute(name):node.setAttribute(name,value)}));
lists[to].append(card)});
page.posts=posts;data.replaceWith(Object.assign(document.createElement("div"),{id:data.id,hidden:true,textContent:JSON.stringify(all)}))
})()}catch{}`;

/** Hash of that script for the content security policy. */
export const SEEN_ORDER_SCRIPT_HASH = "sha256-QdRVFZyoxK8mXXLb5gmg7Z6GgOp8aK2BgpJfPv8hoZE=";
