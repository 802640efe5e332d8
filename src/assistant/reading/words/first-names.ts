// Given names common in the United States: they tell a name from other words where nothing else does.

export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abdul abigail adam adrian adriana agnes ahmed aisha al alan albert alberto alejandra alejandro alex alexa
  alexander alexandra alexis alfred ali alice alicia alison allen allison alma alondra alvin alyssa amanda amber amelia amir amy
  ana andre andrea andres andrew andy angel angela angelica angie anita ann anna anne annette annie anthony antonio april
  ariana ariel arjun arlene arnold arthur arturo ashley ashlee ashlea audrey austin autumn ava barb barbara barry beatrice becky belinda
  ben benjamin bernard bernice beth bethany betsy betty beverly bianca billy blake blanca bob bobby bonnie brad bradley
  brandi brandon brandy brenda brendan brent brett brian briana brianna bridget brittany brooke bruce bryan bryce caleb
  calvin cameron camila candace candice carla carlos carmen carol carole caroline carolyn carrie casey cassandra cassie
  catherine cathy cecilia cesar chad charlene charles charlie charlotte chelsea cheryl chris christian christina christine
  christopher christy cindy claire clara clarence claudia clayton clifford clint clinton cody colin colleen connie connor
  constance corey cory courtney craig cristina crystal curtis cynthia daisy dale dallas damien damion damon dan dana daniel
  daniela danielle danny darius darlene darrell darren darryl daryl dave david dawn dean deanna deb debbie deborah debra
  dee deepak delia della denise dennis derek derrick desiree destiny devin devon diana diane diego dixie dolores dominic
  dominique don donald donna donnie dora doreen doris dorothy doug douglas duane dustin dwayne dwight dylan ebony ed eddie
  edgar edith eduardo edward edwin eileen elaine eleanor elena eli elias elijah elizabeth ella ellen ellie elsie emilio
  emily emma emmanuel enrique eric erica erick erik erika erin ernest ernesto esteban esther ethan eugene eva evan evelyn
  faith fatima felicia felix fernando florence frances francesca francis francisco frank franklin fred freddie frederick
  gabriel gabriela gabrielle gail garrett gary gavin gene genevieve geoffrey george gerald geraldine gerardo gilbert gina
  ginger gladys glen glenda glenn gloria gordon grace graham greg gregory greta guadalupe guillermo gustavo gwen hailey
  hannah harold harriet harry harvey hassan hazel heather hector heidi helen henry herbert herman hilda holly howard hugh
  hugo ian ibrahim ida ignacio ingrid irene iris irma isaac isabel isabella ismael israel ivan jack jackie jackson jacob
  jacqueline jaime jake jamal james jamie jan jana jane janet janice janine jared jasmin jasmine jason javier jay jayden
  jean jeanette jeanne jeff jeffery jeffrey jen jenna jennifer jenny jeremiah jeremy jermaine jerome jerry jesse jessica
  jessie jesus jill jim jimmy jo joan joann joanna joanne jodi jodie jody joe joel joey john johnny jon jonah jonathan
  jordan jorge jose joseph josephine josh joshua joy joyce juan juana juanita judith judy julia julian juliana julie juliet
  julio june justin kaitlyn kara karen kari karina karl karla kate katelyn katherine kathleen kathryn kathy katie katrina
  kayla keith kelley kelli kelly kelsey ken kendra kenneth kenny kent kerry kevin khalid kim kimberly kirk krista kristen
  kristi kristin kristina kristy kumar kurt kyle lance larry latoya laura lauren laurie lawrence leah lee leila lena leo
  leon leona leonard leonardo leroy leslie leticia levi lewis liam lillian lily linda lindsay lindsey lisa liz liza lloyd
  logan lois lola lonnie lora lorena loretta lori lorraine louis louise lucas lucia lucille lucy luis luisa luke luz lydia
  lynda lynn mabel mackenzie madeline madison maggie malik manny manuel marc marcela marcia marco marcos marcus margaret
  margarita maria mariah marian mariana marie marilyn mario marion marisa marisol marissa marjorie marlene marsha marshall
  marta martha martin marty marvin mary mason mateo matt matthew maureen maurice max maxine megan meghan melanie melinda
  melissa melody melvin mercedes meredith micah michael michaela micheal michele michelle miguel mike mikayla mildred milton
  mindy miranda miriam misty mitchell mohamed mohammed moises molly mona monica monique morgan muhammad myra myrtle nadia nancy
  naomi natalia natalie natasha nathan nathaniel neal neil nella nelson nia nicholas nick nicolas nicole nikki nikole nina noah noel
  nora norma norman olga olivia omar omega oscar otis owen pablo paige pam pamela paola pat patricia patrick patsy patti patty
  paul paula pauline pedro peggy penny pete peter phil philip phillip phyllis priya priscilla rachael rachel rafael raj
  ralph ramon ramona randall randy raquel raul ravi raymond rebecca reggie regina reginald rene renee reynalda rhonda ricardo
  richard rick ricky rita rob robert roberta roberto robin robyn rochelle rocio roderick rodney rodrigo roger roland roman
  ron ronald ronnie rosa rosalie rosario rose rosemarie rosemary rosie ross roxanne roy ruben ruby rudy russell ruth ryan
  sabrina sally salvador sam samantha samir samuel sandra sandy sanjay sara sarah sasha saul savannah sean sebastian selena
  selina sergio seth shane shannon sharon shaun shawn sheila shelby shelley shelly sheri sherri sherry sheryl shirley sierra
  silvia simon sofia sonia sonya sophia sophie spencer stacey stacy stan stanley stefan stella stephanie stephen steve
  steven stewart stuart sue susan susana suzanne sydney sydni sylvester sylvia tamara tammy tania tanner tanya tara tasha
  taylor ted teresa teri terrance terrell terrence terri terry thelma theodore theresa thomas tiffany tim timothy tina toby
  todd tom tomas tommy toni tony tonya tracey traci tracy travis trent trevor tricia trisha troy tyler tyrone valeria
  valerie vanessa vera vernon veronica vicki vickie vicky victor victoria vijay vince vincent viola violet virginia vivian
  wade wallace walter wanda warren wayne wendy wesley whitney wilbur willard william willie wilma wyatt xavier yesenia
  yolanda yusuf yvette yvonne zach zachary zoe zoey`
    .trim()
    .split(/\s+/),
);
