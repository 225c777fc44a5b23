/**
 * Runs before the first paint: presses of buttons that do not answer yet are kept, and made once they do, in the order
 * they came in. React marks what it has hydrated, and parts of a page are hydrated one after the other. Where a part is
 * drawn anew the button is found by its name, and its place among those of that name. Whoever has waited a minute has
 * given it up.
 */
export const earlyClicksScript = `(function(){
var all='button[type=button]',kept=[];
function awake(b){return Object.keys(b).some(function(k){return k.indexOf('__reactProps$')===0})}
function name(b){return b.getAttribute('aria-label')+' '+b.textContent}
function called(n){return [].filter.call(document.querySelectorAll(all),function(b){return name(b)===n})}
function look(){
kept=kept.filter(function(k){
var now=k.b.isConnected?k.b:called(k.n)[k.at];
if(now&&awake(now))now.click();else return Date.now()<k.until
});
if(kept.length)setTimeout(look,50)
}
addEventListener('click',function(e){
var b=e.target.closest(all);if(!b||awake(b))return;
e.stopImmediatePropagation();
var n=name(b);
if(kept.push({b:b,n:n,at:called(n).indexOf(b),until:Date.now()+60000})===1)setTimeout(look,50)
},true)})()`
