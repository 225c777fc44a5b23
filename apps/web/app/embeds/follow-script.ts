/**
 * Keeps a small page up to date: when the stream it follows says something, it asks for itself again, which the
 * server has ready, and puts what is new in place. It follows only while it can be seen, since a browser opens
 * six connections to a host at most. Loads nothing and stores nothing, so that it also runs in a sandbox
 * without an origin.
 */
export const followScript = `(function(){
var own=document.currentScript.dataset,wait=+own.wait,seen=true,source,timer;
function main(){return document.querySelector('main')}
function draw(){
  timer=0;
  fetch(location.href,{credentials:'omit'}).then(function(a){return a.ok?a.text():''}).then(function(text){
    var page=new DOMParser().parseFromString(text,'text/html'),next=page.querySelector('main'),old=main();
    if(!next||next.outerHTML===old.outerHTML)return;
    var held=old.contains(document.activeElement);
    document.title=page.title;
    old.replaceWith(next);
    if(held)next.querySelector('a').focus({preventScroll:true})
  }).catch(function(){})
}
function soon(){timer=timer||setTimeout(draw,wait*(.5+Math.random()))}
function follow(){
  if(document.hidden||!seen){if(source)source.close();source=null;return}
  if(source)return;
  var seq=main().dataset.seq;
  source=new EventSource(own.stream+(seq?'?after='+seq:''));
  source.onmessage=function(e){if(e.data.includes(own.about))soon()};
  source.addEventListener('resync',soon);
  source.onerror=function(){if(source.readyState!==2)return;source=null;soon();setTimeout(follow,20000)}
}
document.addEventListener('visibilitychange',follow);
new IntersectionObserver(function(all){seen=all[all.length-1].isIntersecting;follow()}).observe(document.documentElement)
})()`
