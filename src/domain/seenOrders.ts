/** Where a tab keeps which order of the articles was seen: pairs of an entry of its history and the ids, oldest first. */
export const SEEN_ORDERS_KEY = "blogOrders";

/**
 * For the end of the list of articles, which the server sends in another order each time: where Back or Forward has loaded the page
 * anew, it puts cards and data into the order that was seen there before, ahead of the paint and of React, which then finds them so.
 * Otherwise it keeps the order that came, for the visitor who goes on before any other script runs. What a card owes to its place,
 * such as its share of the row, stays with the place. Cards are alike but for that, and stand in the order of the page's data. Those
 * come to stand in another element, because what changes a script's text has to be trusted to write scripts.
 */
export const SEEN_ORDER_SCRIPT = `try{(()=>{
const store=sessionStorage,state=history.state??{},key=state.usr?.scrollKey??state.key??Math.random().toString(36).slice(2,10);
const data=document.getElementById("page-data"),all=JSON.parse(data.textContent),page=Object.values(all).find(one=>one.posts);
const seen=JSON.parse(store.${SEEN_ORDERS_KEY}??"[]"),order=seen.find(([entry])=>entry===key)?.[1];
if(!state.key)history.replaceState({...state,key},"");
if(!order||performance.getEntriesByType("navigation")[0]?.type!=="back_forward")
return store.${SEEN_ORDERS_KEY}=JSON.stringify([...seen.filter(([entry])=>entry!==key),[key,page.posts.map(({id})=>id)]]);
const cards=[...document.querySelector("[data-layout=index]").children],named=["data-share","data-variant","sizes","loading","fetchpriority"];
const nodes=card=>[card,...card.querySelectorAll("*")],places=cards.map(card=>nodes(card).map(node=>named.map(name=>node.getAttribute(name))));
const placeOf=({id})=>order.includes(id)?order.indexOf(id):order.length,posts=page.posts.toSorted((a,b)=>placeOf(a)-placeOf(b));
posts.forEach((post,to)=>{const card=cards[page.posts.indexOf(post)];
nodes(card).forEach((node,i)=>named.forEach((name,k)=>{const value=places[to][i][k];value===null?node.removeAttribute(name):node.setAttribute(name,value)}));
card.parentNode.append(card)});
page.posts=posts;data.replaceWith(Object.assign(document.createElement("div"),{id:data.id,hidden:true,textContent:JSON.stringify(all)}))
})()}catch{}`;

/** What a content security policy knows that script by. */
export const SEEN_ORDER_SCRIPT_HASH = "sha256-s7e8k+mOtKqxJHFQAFjY49tdrOBBxfERm/E4EadMkxs=";
