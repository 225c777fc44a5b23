/**
 * Runs before the first paint: a press of a button that does not answer yet is kept, and made once it does. React marks
 * what it has hydrated, and parts of a page are hydrated one after the other. Where a part is drawn anew the button is
 * found by its name, and its place among those of that name. Whoever has waited a minute has given it up.
 */
export const earlyClicksScript = `(function(){
var all='button[type=button]';
function awake(b){return Object.keys(b).some(function(k){return k.indexOf('__reactProps$')===0})}
function name(b){return b.getAttribute('aria-label')+' '+b.textContent}
function called(n){return [].filter.call(document.querySelectorAll(all),function(b){return name(b)===n})}
addEventListener('click',function(e){
var b=e.target.closest(all);if(!b||awake(b))return;
e.stopImmediatePropagation();
var n=name(b),at=called(n).indexOf(b),until=Date.now()+60000;
(function look(){
var now=b.isConnected?b:called(n)[at];
if(now&&awake(now))now.click();else if(Date.now()<until)setTimeout(look,50)
})()
},true)})()`
